// Clients that behave badly, in a process that can be frozen or killed with all their connections. The parent sends how, and is told when all
// are connected.
import { once } from 'node:events';
import { connect } from 'node:net';

const head = 'POST /graphql HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 20000\r\n\r\n';

/** What a client does with its connection. */
const ways = {
  slow: (socket) => {
    let at = 0;
    setInterval(() => socket.write(head[at++ % head.length]), 1_000);
  },
  deaf: (socket) => {
    socket.pause();
    socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(50));
  },
  half: (socket) => socket.write(`${head}{"query":"{ `),
  cut: (socket) => {
    socket.write(head);
    setTimeout(() => socket.destroy(), 20);
  },
};

process.once('disconnect', () => process.exit());
process.once('message', async ({ way, count, urls }) => {
  for (let made = 0; made < count; made += 1) {
    const { port } = new URL(urls[made % urls.length]);
    const socket = connect(Number(port), '127.0.0.1').on('error', () => undefined);
    await Promise.race([once(socket, 'connect'), once(socket, 'close')]);
    ways[way](socket);
  }
  process.send('all are connected');
});
