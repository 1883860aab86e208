const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

/** Whether the text is a UUID. Ids of requests can be any text, but the database only compares UUIDs. */
export function isUuid(text: string): boolean {
  return UUID.test(text);
}
