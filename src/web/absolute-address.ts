import { derived } from '../construct';
import { OurHosts } from './our-hosts';

/** Evaluated when it is used, because the port is known only once the server listens. */
export const absoluteAddress = (hrefOf: (id: string) => string) =>
  derived(OurHosts, (hosts) => (id: string) => `${hosts.origin}${hrefOf(id)}`);
