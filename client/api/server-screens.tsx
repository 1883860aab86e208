import { useState } from 'react';
import { ApolloProvider } from '@apollo/client/react';
import { Outlet } from 'react-router';
import { createApolloClient } from './apollo-client.js';

/** Around the screens that talk to the server: what they talk with comes with the first of them. */
export function ServerScreens() {
  const [client] = useState(createApolloClient);
  return (
    <ApolloProvider client={client}>
      <Outlet />
    </ApolloProvider>
  );
}
