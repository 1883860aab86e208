/*
 * What a page that is announced cannot do without a script. The source of this function is sent as the build has made it and runs alone, as that of the
 * others of the page.
 */

/** Says when the page comes on the clocks of the visitor, and how long that is from now. Whoever waits for it gets the page when it is there. */
export function tellTimeHere(): void {
  const [card, here] = [document.querySelector('.coming'), document.querySelector<HTMLElement>('.here')];
  const moment = new Date(card?.querySelector('time')?.dateTime ?? NaN);
  const { words, formats } = here?.dataset ?? {};
  if (!here || !words || Number.isNaN(moment.getTime())) return;
  const [minute, hour, day] = [60_000, 3_600_000, 86_400_000];
  const time: Intl.DateTimeFormatOptions = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' };
  const say = (how: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(formats, how).format(moment);
  const tell = (): void => {
    const rest = moment.getTime() - Date.now();
    const relative = new Intl.RelativeTimeFormat(formats, { numeric: 'auto' });
    const distance =
      rest >= day
        ? relative.format(Math.round(rest / day), 'day')
        : rest >= hour
          ? relative.format(Math.round(rest / hour), 'hour')
          : relative.format(Math.max(1, Math.round(rest / minute)), 'minute');
    // The day is said, too, where it is another one than on the clocks of the owner.
    const ofOwner = card?.querySelector('time')?.textContent;
    const isSameDay = say({ day: 'numeric', month: 'long' }) === ofOwner;
    const shown = say(isSameDay ? time : { day: 'numeric', month: 'long', ...time });
    here.textContent = words.replace('{time}', shown).replace('{distance}', distance);
    here.hidden = false;
    // Visitors who wait do not all ask in the same moment.
    if (rest <= 0) setTimeout(() => location.reload(), 500 + 3_000 * Math.random());
    else setTimeout(tell, Math.min(rest, minute));
  };
  tell();
}
