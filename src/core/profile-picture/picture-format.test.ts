import { formatOf, pictureFileName } from './picture-format';

describe('formatOf', () => {
  it('H48 C13 goes by the first bytes alone: PNG, JPEG, nothing else', () => {
    expect(formatOf(new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1]))).toBe('png');
    expect(formatOf(new Uint8Array([0xff, 0xd8, 0xff, 0xe1]))).toBe('jpeg');
    for (const text of ['', 'GIF89a', '<svg xmlns="http://www.w3.org/2000/svg"/>', '\u0089PN', 'RIFF....WEBP'])
      expect(formatOf(Buffer.from(text, 'latin1'))).toBeUndefined();
  });
});

describe('pictureFileName', () => {
  it('API-08 believes png, jpeg and jpg where they fit, and of a name nothing else', () => {
    expect(['Me.PNG', 'me', 'me.jpg', '../../etc/passwd\r\n.png'].map((name) => pictureFileName('png', name))).toEqual(
      Array.from({ length: 4 }, () => 'profile-picture.png'),
    );
    expect(
      ['me.jpeg', 'me.JPG', 'me.png', 'me', 'me.gif', ''].map((name) =>
        pictureFileName('jpeg', name).slice('profile-picture.'.length),
      ),
    ).toEqual(['jpeg', 'jpg', 'jpg', 'jpg', 'jpg', 'jpg']);
  });
});
