/**
 * Opens the frame of a card where the card is. Without a connection, the card says so. The frame is another site: it may run its own scripts and open a new tab, but cannot navigate
 * this page, submit forms or start downloads. It learns this site's address and not the page's, because players refuse to play without.
 */
export function openFrames(): void {
  document.addEventListener('click', (event) => {
    const card = (event.target as Element).closest<HTMLElement>('[data-frame]');
    // A press with such a key asks for a new tab or window.
    if (!card || event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    card.querySelector('[role=alert]')?.remove();
    if (!navigator.onLine) {
      // In the language of the line beside it. A frame would stay empty.
      const note = card.querySelector('.from')!.cloneNode() as HTMLElement;
      note.setAttribute('role', 'alert');
      note.textContent = card.dataset.offline as string;
      card.querySelector('.label')!.append(note);
      return;
    }
    const frame = document.createElement('iframe');
    frame.className = card.className.replace('tile card', 'frame-of');
    frame.title = card.innerText.trim();
    frame.setAttribute('sandbox', 'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-presentation');
    frame.allow = 'autoplay; encrypted-media; fullscreen; picture-in-picture';
    frame.referrerPolicy = 'strict-origin';
    frame.src = card.dataset.frame as string;
    card.hidden = true;
    card.after(frame);
    frame.focus();
  });
}
