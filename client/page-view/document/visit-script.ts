/*
 * What a page tells the server about visits: the address of the page, and what was pressed. The source of these functions is sent as the build has made
 * it and runs alone, so they use nothing from outside, and are short. The browser adds to each request whether the visitor wants to be counted, as to
 * that of the page itself. The server counts, and forgets.
 */

/** Reports each press of a tile that opens, by its words, and of a link, by its address. Whatever else is pressed, the server does not
 * count. A press of the middle button is not reported. */
export const reportPresses = (): void => {
  // In the words of the other functions, so that it compresses to a few bytes.
  document.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest('a,.tile');
    if (button) navigator.sendBeacon('/api/visits', `${location.pathname}\n${button.getAttribute('href') || button.textContent}`);
  });
};

/** Reports that the page is read, and from where. Only for pages that come from files: the server counts those that it sends itself. */
export const reportView = (): void => {
  navigator.sendBeacon('/api/visits', `${location.pathname}\n\n${document.referrer}`);
};
