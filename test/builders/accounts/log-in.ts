import type { Operation } from '../../../client/api/connection/operation.js';

interface LogInData {
  readonly logIn: {
    readonly token: string;
    readonly account: { readonly username: string; readonly page: { readonly linkname: string | null } };
  };
}

/** Signs in as a client does that knows no second step. */
export const LogInDocument =
  'mutation ($input: LogInInput!) { logIn(input: $input) { token account { username page { linkname } } } }' as Operation<
    LogInData,
    { readonly input: { readonly username: string; readonly password: string } }
  >;
