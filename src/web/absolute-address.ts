import { derived } from '../construct';
import { OurHosts } from './our-hosts';

/** A function, because the port of the address is known only once the server listens. */
export const absoluteAddress = (hrefOf: (id: string) => string) =>
  derived(OurHosts, (hosts) => (id: string) => `${hosts.origin}${hrefOf(id)}`);
