// The package describes its types in comments of its source, which the compiler does not read from there.

declare module 'graphql-upload/GraphQLUpload.mjs' {
  import type { GraphQLScalarType } from 'graphql';

  /** The scalar `Upload` of the GraphQL multipart request specification. Its value is the promise of an `Upload`. */
  const GraphQLUpload: GraphQLScalarType<Promise<unknown>, never>;
  export default GraphQLUpload;
}

declare module 'graphql-upload/Upload.mjs' {
  /** What stands in the place of a file among the variables of an operation. */
  export default class Upload {
    readonly promise: Promise<unknown>;
    resolve(file: unknown): void;
  }
}
