import { maxPictureBytes } from './picture-format';
import type { DevelopOutcome } from './picture-studio.port';
import { SavePicture } from './save-picture';

const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const encoded = Uint8Array.from([1, 2, 3]);

function open(developed: DevelopOutcome = { kind: 'developed', bytes: encoded }) {
  const asked: object[] = [];
  const saved: object[] = [];
  const save = new SavePicture(
    {
      develop: async (picture) => {
        asked.push(picture);
        return developed;
      },
    },
    {
      save: async (picture) => {
        saved.push(picture);
        return { number: 7, isThere: true };
      },
    },
  );
  const send = (bytes: Uint8Array) => save.run({ contactId: 'eleanor', bytes, fileName: 'Me.png' });
  return { send, asked, saved };
}

describe('saving a profile picture', () => {
  it('ACC-17 C13 stores what was encoded anew, under the name of its format', async () => {
    const { send, asked, saved } = open();
    const bytes = Uint8Array.from(png);
    expect(await send(bytes)).toEqual({ kind: 'saved', version: { number: 7, isThere: true } });
    expect(asked).toEqual([{ bytes, format: 'png' }]);
    expect(saved).toEqual([{ contactId: 'eleanor', format: 'png', fileName: 'profile-picture.png', bytes: encoded }]);
  });

  it('ACC-17 H48 accepts two megabytes of the file, and not one byte more', async () => {
    const { send, asked } = open();
    const sized = (length: number) => {
      const bytes = new Uint8Array(length);
      bytes.set(png);
      return bytes;
    };
    expect(maxPictureBytes).toBe(2_097_152);
    expect(await send(sized(maxPictureBytes))).toMatchObject({ kind: 'saved' });
    expect(await send(sized(maxPictureBytes + 1))).toEqual({ kind: 'too-large' });
    expect(asked).toHaveLength(1);
  });

  it('C13 stores nothing that is no picture, or that the decoder refuses', async () => {
    const text = open();
    expect(await text.send(Buffer.from('GIF89a'))).toEqual({ kind: 'unreadable' });
    const bomb = open({ kind: 'too-many-pixels' });
    expect(await bomb.send(Uint8Array.from(png))).toEqual({ kind: 'too-many-pixels' });
    expect([text.asked, text.saved, bomb.saved]).toEqual([[], [], []]);
  });
});
