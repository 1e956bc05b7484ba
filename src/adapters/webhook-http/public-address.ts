import type { lookup as systemLookup } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/**
 * Networks that are not the public internet: this machine, its network, its provider's services, multicast (RFC 6890).
 */
const privateNetworks = new BlockList();
for (const network of [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/3',
])
  addNetwork(network, 'ipv4');
for (const network of [
  '::/96',
  '::ffff:0:0:0/96',
  '64:ff9b::/96',
  '64:ff9b:1::/48',
  '100::/64',
  '2001::/23',
  '2001:db8::/32',
  '2002::/16',
  '3fff::/20',
  '5f00::/16',
  'fc00::/7',
  'fe80::/10',
  'fec0::/10',
  'ff00::/8',
])
  addNetwork(network, 'ipv6');

function addNetwork(network: string, family: 'ipv4' | 'ipv6'): void {
  const [address = '', prefix] = network.split('/');
  privateNetworks.addSubnet(address, Number(prefix), family);
}

/** An IPv4 address in the notation of IPv6 is recognised too. */
export const isPrivateAddress = (address: string): boolean =>
  privateNetworks.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');

/**
 * Checks addresses within the connection's own lookup, so that a name cannot resolve to one address for the check and
 * to another for the connection.
 */
export const publicLookup =
  (lookup: typeof systemLookup): LookupFunction =>
  (hostname, options, callback) =>
    lookup(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return callback(error, '', 0);
      const [first] = addresses;
      if (!first) return callback(new Error('no address'), '', 0);
      if (addresses.some(({ address }) => isPrivateAddress(address))) return callback(privateAddress(), '', 0);
      return options.all ? callback(null, addresses) : callback(null, first.address, first.family);
    });

export const privateAddress = (): NodeJS.ErrnoException =>
  Object.assign(new Error('a private address'), { code: 'PRIVATE_ADDRESS' });
