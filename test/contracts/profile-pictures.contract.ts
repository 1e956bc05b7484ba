import type { ProfilePictures } from '../../src/core/profile-picture/profile-pictures.port';

export interface ProfilePicturesUnderTest {
  readonly pictures: ProfilePictures;
  /** The same pictures, as another node sees them. */
  readonly otherNode: ProfilePictures;
  /** Two guests without a picture. */
  readonly guests: readonly [string, string];
  close(): Promise<void>;
}

const bytesOf = (text: string) => new Uint8Array(Buffer.from(text));
const aPicture = (text: string) => ({ format: 'png', fileName: 'profile-picture.png', bytes: bytesOf(text) }) as const;

export function describeProfilePictures(name: string, open: () => Promise<ProfilePicturesUnderTest>): void {
  describe(`ProfilePictures on ${name}`, () => {
    let line: ProfilePicturesUnderTest;
    beforeAll(async () => {
      line = await open();
    });
    afterAll(() => line.close());

    it('ACC-18 API-08 keeps one picture of each guest, byte for byte, and grows its version with every change', async () => {
      const [eleanor, james] = line.guests;
      const his = await line.pictures.findVersion(james);
      expect([await line.pictures.find(eleanor), await line.pictures.findVersion(eleanor)]).toEqual([
        undefined,
        { number: 0, isThere: false },
      ]);
      const first = await line.pictures.save({ contactId: eleanor, ...aPicture('\u0000\u00ffone') });
      const second = await line.pictures.save({
        contactId: eleanor,
        ...aPicture('two'),
        format: 'jpeg',
        fileName: 'profile-picture.jpg',
      });
      // In the same millisecond, too: the clock of this suite stands.
      expect(second.number).toBeGreaterThan(first.number);
      const found = await line.otherNode.find(eleanor);
      expect({ ...found, bytes: Buffer.from(found?.bytes ?? []).toString() }).toEqual({
        version: second.number,
        format: 'jpeg',
        fileName: 'profile-picture.jpg',
        bytes: 'two',
      });
      expect(await line.otherNode.findVersion(eleanor)).toEqual(second);
      expect(await line.otherNode.findVersion(james)).toEqual(his);
    });

    it('H48 removes a picture, again without harm, and its version still grows', async () => {
      const [eleanor, james] = line.guests;
      const hers = await line.pictures.findVersion(eleanor);
      const saved = await line.pictures.save({ contactId: james, ...aPicture('three') });
      const removed = await line.pictures.remove(james);
      expect(removed).toEqual({ number: expect.any(Number) as number, isThere: false });
      expect(removed.number).toBeGreaterThan(saved.number);
      expect([await line.otherNode.find(james), await line.otherNode.remove(james)]).toEqual([undefined, removed]);
      expect(await line.otherNode.findVersion(eleanor)).toEqual(hers);
      expect((await line.pictures.save({ contactId: james, ...aPicture('four') })).number).toBeGreaterThan(
        removed.number,
      );
    });
  });
}
