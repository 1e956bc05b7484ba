import type { CopyChapter } from '../../core/privacy/copy-chapter.port';
import type { TripRequests } from '../../core/requests/trip-requests.port';

export const requestFilesChapter = (requests: Pick<TripRequests, 'findFiles'>): CopyChapter => ({
  name: 'requestFiles',
  title: 'The files that you have sent with your requests',
  read: async (contactId) =>
    (await requests.findFiles(contactId)).map(({ attachmentId, fileName, type, bytes }) => ({
      attachmentId,
      fileName,
      type,
      base64: Buffer.from(bytes).toString('base64'),
    })),
});
