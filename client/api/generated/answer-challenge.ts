import type { Operation } from '../connection/operation.js';
import type { AnswerChallengeMutation, AnswerChallengeMutationVariables } from './types.js';
export const AnswerChallengeDocument = "mutation AnswerChallenge($input:AnswerChallengeInput!){answerChallenge(input:$input){signedIn{token account{firstUsername page{linkname __typename}__typename}__typename}deviceToken __typename}}" as Operation<AnswerChallengeMutation, AnswerChallengeMutationVariables>;
