import { GraphQLError, GraphQLScalarType } from 'graphql';
import { UploadedPicture } from './uploaded-picture.js';

/** The scalar `Upload`: a picture that `UploadRequest` has put into the variables. No value that a client can send as JSON is accepted. */
export const uploadScalar = new GraphQLScalarType<UploadedPicture, never>({
  name: 'Upload',
  description: 'The `Upload` scalar type represents a file upload.',
  parseValue: (value) => {
    if (value instanceof UploadedPicture) return value;
    throw new GraphQLError('Upload value invalid.');
  },
  parseLiteral: (node) => {
    throw new GraphQLError('Upload literal unsupported.', { nodes: node });
  },
  serialize: () => {
    throw new GraphQLError('Upload serialization unsupported.');
  },
});
