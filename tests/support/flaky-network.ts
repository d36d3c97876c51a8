import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/**
 * A way to the product that can be cut: open connections break and new ones are refused, as when a tablet leaves the
 * wireless network. A browser's own offline switch leaves open sockets alone.
 */
export const startFlakyNetwork = async (productUrl: string) => {
  const port = Number(new URL(productUrl).port);
  const open = new Set<Socket>();
  let isCut = false;
  const hold = (socket: Socket): void => {
    open.add(socket);
    socket.on('close', () => open.delete(socket));
    // Broken on purpose, on either side.
    socket.on('error', () => socket.destroy());
  };
  const server = createServer((near) => {
    if (isCut) {
      near.destroy();
      return;
    }
    const far = connect(port, '127.0.0.1');
    hold(near);
    hold(far);
    near.pipe(far).pipe(near);
    near.on('close', () => far.destroy());
    far.on('close', () => near.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const breakAll = (): void => {
    for (const socket of open) socket.destroy();
  };
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cut: () => {
      isCut = true;
      breakAll();
    },
    mend: () => {
      isCut = false;
    },
    stop: async () => {
      server.close();
      breakAll();
      await once(server, 'close');
    },
  };
};
