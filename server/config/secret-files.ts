import { readFileSync } from 'node:fs';

/** A file that a variable names cannot be read. The message is one sentence for people. */
export class SecretFileFault extends Error {
  override readonly name = 'SecretFileFault';
}

type Variables = Readonly<Record<string, string | undefined>>;

/**
 * The variables, with the values of those that are in files: `SMTP_URL_FILE=/run/secrets/smtp` sets `SMTP_URL` to the content of the file, without
 * spaces around it. Orchestrators pass secrets as files, because the environment of a process is easier to read from outside.
 * @throws {SecretFileFault} if a file is empty or cannot be read, or a variable is set in both ways.
 */
export function withSecretFiles(env: Variables, names: readonly string[]): Variables {
  const read = names.flatMap((name) => {
    const file = env[`${name}_FILE`]?.trim();
    if (!file) return [];
    if (env[name]?.trim()) throw new SecretFileFault(`The configuration is not valid: set either ${name} or ${name}_FILE, not both.`);
    return [[name, readNamedFile(`${name}_FILE`, file)] as const];
  });
  return { ...env, ...Object.fromEntries(read) };
}

/**
 * The content of the file that a variable names, without spaces around it. No message contains it.
 * @throws {SecretFileFault} if the file is empty or cannot be read.
 */
export function readNamedFile(name: string, file: string): string {
  let content: string;
  try {
    content = readFileSync(file, 'utf8').trim();
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new SecretFileFault(
      `The configuration is not valid: the file ${file} of ${name} cannot be read (${code}). Check its path and its permissions.`,
    );
  }
  // An empty value would mean that the variable is not set: without its secret, a part may be open to everybody.
  if (content === '') throw new SecretFileFault(`The configuration is not valid: the file ${file} of ${name} is empty.`);
  return content;
}
