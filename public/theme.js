// Applies the chosen theme before the first paint. Blocked storage means: follow the device.
(() => {
  try {
    const theme = localStorage.getItem('pokayoke.theme');
    if (theme === 'paper' || theme === 'night') document.documentElement.dataset.theme = theme;
  } catch {}
})();
