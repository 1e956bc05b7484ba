import type { CopyChapter } from '../../core/privacy/copy-chapter.port';
import type { ProfilePictures } from '../../core/profile-picture/profile-pictures.port';

export const pictureChapter = (pictures: Pick<ProfilePictures, 'find'>): CopyChapter => ({
  name: 'profilePicture',
  title: 'Your picture',
  read: async (contactId) => {
    const picture = await pictures.find(contactId);
    return (
      picture && {
        fileName: picture.fileName,
        format: picture.format,
        base64: Buffer.from(picture.bytes).toString('base64'),
      }
    );
  },
});
