import { endpointAddress } from './endpoint-address';

describe('the address of a receiver', () => {
  const read = (text: string, allowsPrivateHosts = false) => endpointAddress(text, { allowsPrivateHosts })?.href;

  it('F10 is https without a password', () => {
    expect(read('https://receiver.example/hook?key=1')).toBe('https://receiver.example/hook?key=1');
    for (const text of ['', 'receiver.example', 'http://receiver.example', 'https://u:p@x.example', 'ftp://x.example'])
      expect(read(text)).toBeUndefined();
  });

  it('F10 may be http in a demonstration, and nothing else', () => {
    expect(read('http://localhost:8080/hook', true)).toBe('http://localhost:8080/hook');
    for (const text of ['ftp://x.example', 'http://u@x.example']) expect(read(text, true)).toBeUndefined();
  });
});
