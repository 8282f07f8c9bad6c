/** Tells the device's own controls what sounds, with Stop on them; null takes it back. */
export function showOnLockScreen(title: string | null, onStop: () => void): void {
  const { mediaSession } = navigator;
  if (!mediaSession) return;
  mediaSession.metadata =
    title === null ? null : new MediaMetadata({ title, artist: 'Saathi', album: 'Healing Frequencies' });
  mediaSession.playbackState = title === null ? 'none' : 'playing';
  for (const action of ['pause', 'stop'] as const)
    mediaSession.setActionHandler(action, title === null ? null : onStop);
}
