/**
 * Why a certificate is refused, as OpenSSL says it, in the words that follow "its certificate", and what to do. Libraries keep the message, and some put a code
 * of their own in the place of that of OpenSSL.
 */
const FAULTS: readonly (readonly [said: RegExp, fault: string])[] = [
  [
    /self-signed certificate|unable to (?:get (?:local )?issuer|verify the first) certificate|certificate not trusted/i,
    'is not trusted here: name a file with the certificate of its authority in EXTRA_CA_CERTS',
  ],
  [/certificate has expired/i, 'has expired'],
  [/certificate is not yet valid/i, 'is not valid yet'],
  [/does not match certificate's altnames/i, 'is for another host'],
];

const MOST_CAUSES = 5;

/**
 * What is wrong with the certificate of the other side, and what to do, as the rest of a sentence: "its certificate is not trusted here: …".
 * Undefined if the connection failed for another reason.
 */
export function certificateFault(error: unknown): string | undefined {
  const messages = messagesOf(error);
  const [, fault] = FAULTS.find(([said]) => messages.some((message) => said.test(message))) ?? [];
  return fault === undefined ? undefined : `its certificate ${fault}`;
}

/** The message of an error and of its causes, of which the last one has the reason. Some values that `fetch` throws are no `Error` of this realm. */
function messagesOf(error: unknown): string[] {
  const messages: string[] = [];
  let cause = error;
  while (typeof cause === 'object' && cause !== null && messages.length < MOST_CAUSES) {
    const { message, cause: next } = cause as { message?: unknown; cause?: unknown };
    messages.push(String(message));
    cause = next;
  }
  return messages;
}
