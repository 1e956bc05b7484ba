import { OurHosts } from './our-hosts';

describe('our hosts', () => {
  it('C15 are this machine’s names on the listening port while PUBLIC_URL is unset', () => {
    const hosts = new OurHosts({ port: 0 });
    hosts.listenOn(4100);
    expect(
      ['localhost:4100', '127.0.0.1:4100', '[::1]:4100', 'LOCALHOST:4100'].every((host) => hosts.isOurHost(host)),
    ).toBe(true);
    expect(['localhost', 'localhost:4101', 'evil.example:4100', undefined].some((host) => hosts.isOurHost(host))).toBe(
      false,
    );
    expect(hosts.isOurOrigin('http://localhost:4100')).toBe(true);
    expect(hosts.isOurOrigin('null')).toBe(false);
  });

  it('C15 are PUBLIC_URL alone once it is set', () => {
    const hosts = new OurHosts({ port: 3000, publicUrl: 'https://www.ondine.example' });
    expect(hosts.isOurHost('www.ondine.example')).toBe(true);
    expect(hosts.isOurHost('localhost:3000')).toBe(false);
    expect(hosts.isOurOrigin('https://www.ondine.example')).toBe(true);
    expect(hosts.isOurOrigin('http://www.ondine.example')).toBe(false);
  });

  it('D4 are named without ports for vendors that report where a bot check was solved', () => {
    expect(new OurHosts({ port: 3000 }).hostnames).toEqual(['localhost', '127.0.0.1', '[::1]']);
    expect(new OurHosts({ port: 3000, publicUrl: 'https://www.ondine.example:8443' }).hostnames).toEqual([
      'www.ondine.example',
    ]);
  });
});
