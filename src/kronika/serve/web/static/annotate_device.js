// A coarse description of this device, from what every page may read: no drawing, no sound, no fonts. It is shown to its owner as it is sent.
"use strict";

const steps = (value, size) => Math.round((value || 0) / size) * size;

const device = () => ({
  screen: [screen.width, screen.height].sort((a, b) => a - b).map((side) => steps(side, 20)).join("×"),
  ratio: String(Math.round((window.devicePixelRatio || 1) * 2) / 2),
  zone: Intl.DateTimeFormat().resolvedOptions().timeZone ?? "",
  languages: (navigator.languages ?? [navigator.language]).slice(0, 3).join(","),
  platform: navigator.userAgentData?.platform || navigator.platform || "",
  touch: String(Math.min(navigator.maxTouchPoints || 0, 5)),
  colours: String(screen.colorDepth || 0),
  processors: String(Math.min(steps(navigator.hardwareConcurrency, 4), 16)),
});

// One text for the server, which keeps only a salted hash of it, and that only for a while.
const fingerprint = () => Object.entries(device()).map((part) => part.join("=")).join(";").slice(0, 300);

// The page “what we know of your device” shows each part in words.
for (const cell of document.querySelectorAll("[data-device]")) cell.textContent = device()[cell.dataset.device] || "–";
