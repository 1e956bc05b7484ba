import type { BotCheck } from '../../src/core/shared/bot-check.port';
import type { SiteverifyParts } from '../../src/adapters/siteverify/bot-check';

interface Vendor {
  listen(): Promise<string>;
  close(): Promise<void>;
  issue(token: { readonly action: string; readonly hostname: string }): string;
  breakDown(fault: never, times?: number): void;
}

interface VendorLine<V extends Vendor> {
  readonly vendor: V;
  readonly secret: string;
  /** An action in the words of the vendor. */
  readonly actionOf?: (action: string) => string;
  readonly create: (parts: SiteverifyParts) => BotCheck & { close(): void };
  /** Half of what a node has: long enough for eight calls at once on busy cores, and soon over where a vendor hangs. */
  readonly deadlineMs?: number;
}

/** A vendor's simulator with two nodes of ours that share what was used, as the contract of bot checks wants it. */
export async function openVendorCheck<V extends Vendor>({
  vendor,
  secret,
  actionOf = (action) => action,
  create,
  deadlineMs = 1_000,
}: VendorLine<V>) {
  const url = await vendor.listen();
  let passedMs = 0;
  const used = new Set<string>();
  const singleUse = {
    isDown: false,
    use: ({ id }: { id: string }) =>
      singleUse.isDown ? Promise.reject(new Error('down')) : Promise.resolve(!used.has(id) && Boolean(used.add(id))),
  };
  const logged: object[] = [];
  const parts: SiteverifyParts = {
    url,
    secret,
    singleUse,
    deadlineMs,
    hostnames: ['www.example.com', 'localhost'],
    clock: { now: () => new Date(Date.now() + passedMs) },
    log: { warn: (details: object) => void logged.push(details) },
  };
  const [check, otherNode] = [create(parts), create(parts)];
  return {
    vendor,
    check,
    otherNode,
    singleUse,
    logged,
    solve: ({ action, isElsewhere = false }: { action: string; isElsewhere?: boolean }) =>
      Promise.resolve(
        vendor.issue({ action: actionOf(action), hostname: isElsewhere ? 'evil.example' : 'www.example.com' }),
      ),
    tamper: (token: string) => `${token.slice(0, 20)}${token[20] === 'a' ? 'b' : 'a'}${token.slice(21)}`,
    pass: ({ seconds }: { seconds: number }) => void (passedMs += seconds * 1000),
    breakDown: (fault: string) => {
      if (fault === 'forgetful') singleUse.isDown = true;
      else vendor.breakDown(fault as never);
    },
    close: async () => {
      check.close();
      otherNode.close();
      await vendor.close();
    },
  };
}
