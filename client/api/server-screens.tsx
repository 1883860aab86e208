import { useState } from 'react';
import { ApolloProvider } from '@apollo/client/react';
import { Outlet } from 'react-router';
import { createApolloClient } from './apollo-client.js';

/** The parent of all screens that use the Apollo client. The client is loaded with the first of them. */
export function ServerScreens() {
  const [client] = useState(createApolloClient);
  return (
    <ApolloProvider client={client}>
      <Outlet />
    </ApolloProvider>
  );
}
