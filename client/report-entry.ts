import { solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';

// The form of a page that is reported often. It is loaded with no other document.
const form = document.querySelector<HTMLFormElement>('form[data-challenge]');
const field = form?.elements.namedItem('proof');

// Browsers have the means only on pages that were sent by https. Without a proof, the server says what to do.
if (form && field instanceof HTMLInputElement && 'subtle' in crypto) {
  const challenge = JSON.parse(form.dataset.challenge ?? '') as Challenge;
  const solving = solveChallenge({ challenge, deriveKey }).then(
    (solution) => {
      field.value = btoa(JSON.stringify({ challenge, solution }));
    },
    () => undefined,
  );
  let isWaiting = false;
  form.addEventListener('submit', (event) => {
    if (field.value !== '') return;
    event.preventDefault();
    if (isWaiting) return;
    isWaiting = true;
    void solving.then(() => form.submit());
  });
}
