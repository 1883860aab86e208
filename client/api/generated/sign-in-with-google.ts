import type { Operation } from '../connection/operation.js';
import type { SignInWithGoogleMutation, SignInWithGoogleMutationVariables } from './types.js';
export const SignInWithGoogleDocument = "mutation SignInWithGoogle($input:SignInWithGoogleInput!){signInWithGoogle(input:$input){token isNewAccount account{username page{id linkname __typename}__typename}__typename}}" as Operation<SignInWithGoogleMutation, SignInWithGoogleMutationVariables>;
