import { ApolloProvider } from '@apollo/client/react';
import { Outlet } from 'react-router';
import { apolloClient } from './apollo-client.js';

/** The parent of the screens that use the hooks of the Apollo client. The client is loaded with the first of them. */
export function ServerScreens() {
  return (
    <ApolloProvider client={apolloClient}>
      <Outlet />
    </ApolloProvider>
  );
}
