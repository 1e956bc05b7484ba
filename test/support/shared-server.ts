import { borrow } from './borrow';
import { sharedServerEnv } from './shared-server-env';
import { startServer } from './start-server';

export interface SharedServer {
  readonly url: string;
  readonly port: number;
  readonly stop: () => Promise<void>;
}

/**
 * The built site as on its first day, believing the address that a proxy on this machine names. The process is another
 * file's before and after: a test that needs another environment, its output or its end uses `startServer`.
 */
export async function sharedServer(): Promise<SharedServer> {
  const borrowed = await borrow('server');
  if (!borrowed) return startServer({ env: sharedServerEnv });
  return { url: borrowed.url, port: Number(new URL(borrowed.url).port), stop: borrowed.release };
}
