// Generates load if wrk is not installed: several kept-alive connections with one request at a time each. The output is the same as that of
// http-load.lua. Responses are counted by their size, because all are alike; parsing each one would take longer than the server needs to
// write it.
import { connect } from 'node:net';

const { host, port, request, size, connections, seconds } = JSON.parse(process.argv[2]);
const started = performance.now();
const end = started + seconds * 1_000;
const times = [];
const total = { bytes: 0, refused: 0, broken: 0 };

await Promise.all(Array.from({ length: connections }, visit));

const microseconds = Math.round((performance.now() - started) * 1_000);
times.sort((one, other) => one - other);
const percentile = (part) => Math.round((times[Math.floor((times.length - 1) * part)] ?? 0) * 1_000);
process.stdout.write(
  `${JSON.stringify({ requests: times.length, microseconds, ...total, p50: percentile(0.5), p99: percentile(0.99) })}\n`,
);

function visit() {
  return new Promise((resolve) => {
    const socket = connect({ host, port, noDelay: true });
    let missing = 0;
    let began = 0;
    const ask = () => {
      missing = size;
      began = performance.now();
      socket.write(request);
    };
    socket.once('connect', ask);
    socket.on('data', (chunk) => {
      if (missing === size && chunk.toString('latin1', 9, 10) >= '4') total.refused += 1;
      missing -= chunk.length;
      total.bytes += chunk.length;
      if (missing > 0) return;
      const now = performance.now();
      times.push(now - began);
      if (now < end) ask();
      else socket.end();
    });
    socket.once('error', () => (total.broken += 1));
    socket.once('close', resolve);
  });
}
