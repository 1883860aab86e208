// A client for the GraphQL API of a running instance.
import { setTimeout as delay } from 'node:timers/promises';
import { ScriptFault } from '../process.mjs';

/** The API refused an operation. The message is its sentence for people. */
export class Refusal extends Error {
  constructor({ message, extensions = {} }) {
    super(message);
    this.code = extensions.code;
  }
}

/** Longer waits are announced, so that they do not look like a hang. In seconds. */
const longWait = 5;

/**
 * @param {string} address an address of the instance
 * @param {(text: string) => void} say prints a text for the user
 * @returns {{ origin: string, ask: Function, send: Function }} `ask(query, variables, token)` and `send(query, picture, token)` return the
 * data
 */
export function instanceAt(address, print) {
  const origin = originOf(address);
  const call = async (request) => {
    for (;;) {
      const { data, errors, seconds } = await answerOf(origin, request);
      if (seconds === undefined && errors) throw new Refusal(errors[0]);
      if (seconds === undefined) return data;
      if (seconds > longWait) print(`The server asks to wait ${seconds} seconds: going on after that.`);
      await delay(seconds * 1_000);
    }
  };
  return {
    origin,
    ask: (query, variables = {}, token = undefined) =>
      call({ body: JSON.stringify({ query, variables }), headers: { 'Content-Type': 'application/json', ...signedIn(token) } }),
    // The form is built for each attempt, because it can be sent only once.
    send: (query, picture, token) =>
      call({ form: () => formOf(query, picture), headers: { 'Apollo-Require-Preflight': 'true', ...signedIn(token) } }),
  };
}

function originOf(address) {
  const url = URL.parse(address);
  if (url === null || !/^https?:$/.test(url.protocol))
    throw new ScriptFault(`${address} is no address: name one such as http://localhost:3000.`);
  return url.origin;
}

function signedIn(token) {
  return token === undefined ? {} : { Authorization: `Token ${token}` };
}

function formOf(query, picture) {
  const form = new FormData();
  form.append('operations', JSON.stringify({ query, variables: { image: null } }));
  form.append('map', JSON.stringify({ 0: ['variables.image'] }));
  form.append('0', new Blob([picture], { type: 'image/png' }), 'picture.png');
  return form;
}

/** The response. `seconds` is set if the server asks to retry after that time. */
async function answerOf(origin, { headers, body, form }) {
  const response = await fetch(`${origin}/graphql`, { method: 'POST', headers, body: form ? form() : body }).catch(() => {
    throw new ScriptFault(`Nothing answers at ${origin}: start Tessera with npm start, or name the address of another one.`);
  });
  const answer = await response.json().catch(() => ({}));
  const seconds = secondsToWait(response, answer);
  if (seconds === undefined && !answer.data && !answer.errors) {
    throw new ScriptFault(`${origin} answers with status ${response.status}, but not as Tessera does: is this its address?`);
  }
  return { ...answer, seconds };
}

/** Undefined if no retry is needed. */
function secondsToWait({ status, headers }, { errors }) {
  const { code, retryAfter = headers.get('Retry-After') } = errors?.[0]?.extensions ?? {};
  const isLater = status === 429 || status === 503 || code === 'BUSY' || code === 'TOO_MANY_ATTEMPTS';
  return isLater ? Math.max(1, Number(retryAfter)) : undefined;
}
