import Joi from 'joi';
import { formatOf } from '../../core/profile-picture/picture-format';
import type { PictureVersion, ProfilePicture, ProfilePictures } from '../../core/profile-picture/profile-pictures.port';
import { type CrmParts, withContactLock } from './crm-parts';
import { recordId } from './record-id';
import { expectAnswer, isFailure, salesforceUnavailable } from './salesforce-failure';
import type { Step } from './salesforce-records';
import { soql } from './soql';
import type { RowOf } from './table';

interface FileRow {
  readonly PathOnClient: string;
  readonly ContentDocumentId: string;
}

const fileRow = Joi.object<FileRow>({
  PathOnClient: Joi.string().required(),
  ContentDocumentId: Joi.string().required(),
});
const title = 'Profile picture from the website';

export class SalesforceProfilePictures implements ProfilePictures {
  constructor(private readonly parts: CrmParts) {}

  async find(contactId: string): Promise<ProfilePicture | undefined> {
    const contact = await this.contactOf(contactId);
    if (contact?.pictureId === undefined) return undefined;
    const [file, bytes] = await Promise.all([this.fileOf(contact.pictureId), this.bytesOf(contact.pictureId)]);
    const format = bytes && formatOf(bytes);
    return (
      file &&
      bytes && {
        version: contact.pictureVersion ?? 0,
        format: format ?? formatOfName(file.PathOnClient),
        fileName: file.PathOnClient,
        bytes,
      }
    );
  }

  async findVersion(contactId: string): Promise<PictureVersion> {
    const contact = await this.contactOf(contactId, { isDeferrable: true });
    return { number: contact?.pictureVersion ?? 0, isThere: contact?.pictureId !== undefined };
  }

  async save({ contactId, fileName, bytes }: Parameters<ProfilePictures['save']>[0]): Promise<PictureVersion> {
    return withContactLock(this.parts, contactId, async (id) => {
      const before = await this.contactOf(id);
      const number = this.versionAfter(before);
      const file = {
        Title: title,
        PathOnClient: fileName,
        VersionData: Buffer.from(bytes).toString('base64'),
        FirstPublishLocationId: id,
      };
      await this.write([
        { method: 'POST', reference: 'picture', path: '/sobjects/ContentVersion', body: file },
        this.point(id, { pictureId: '@{picture.id}', pictureVersion: number }),
        ...(await this.withoutFile(before?.pictureId)),
      ]);
      return { number, isThere: true };
    });
  }

  async remove(contactId: string): Promise<PictureVersion> {
    return withContactLock(this.parts, contactId, async (id) => {
      const before = await this.contactOf(id);
      if (before?.pictureId === undefined) return { number: before?.pictureVersion ?? 0, isThere: false };
      const number = this.versionAfter(before);
      await this.write([
        this.point(id, { pictureId: undefined, pictureVersion: number }),
        ...(await this.withoutFile(before.pictureId)),
      ]);
      return { number, isThere: false };
    });
  }

  private async contactOf(contactId: string, { isDeferrable = false } = {}): Promise<RowOf<'contact'> | undefined> {
    const id = recordId(contactId);
    return id === undefined
      ? undefined
      : this.parts.tables.contact.findFirst({ where: soql`Id = ${id}`, isDeferrable });
  }

  private async fileOf(pictureId: string): Promise<FileRow | undefined> {
    const [file] = await this.parts.records.find(
      soql`SELECT PathOnClient, ContentDocumentId FROM ContentVersion WHERE Id = ${pictureId}`,
      fileRow,
    );
    return file;
  }

  /** Staff may have removed the file in Salesforce, in which case there are no bytes. */
  private async bytesOf(pictureId: string): Promise<Uint8Array | undefined> {
    const outcome = await this.parts.records.client.readBytes(
      `/sobjects/ContentVersion/${encodeURIComponent(pictureId)}/VersionData`,
    );
    return isFailure(outcome) && outcome.kind === 'not-found' ? undefined : expectAnswer(outcome).body;
  }

  private async withoutFile(pictureId: string | undefined): Promise<readonly Step[]> {
    const file = pictureId === undefined ? undefined : await this.fileOf(pictureId);
    return file
      ? [
          {
            method: 'DELETE',
            reference: 'former',
            path: `/sobjects/ContentDocument/${encodeURIComponent(file.ContentDocumentId)}`,
          },
        ]
      : [];
  }

  private point(
    contactId: string,
    change: { readonly pictureId: string | undefined; readonly pictureVersion: number },
  ): Step {
    const { contact } = this.parts.tables;
    return {
      method: 'PATCH',
      reference: 'contact',
      path: `/sobjects/${contact.object}/${contactId}`,
      body: contact.write(change),
    };
  }

  /** The version grows with every change, even when the clock was set back (reliability E12). */
  private versionAfter(before: RowOf<'contact'> | undefined): number {
    return Math.max(this.parts.clock.now().getTime(), (before?.pictureVersion ?? 0) + 1);
  }

  private async write(steps: readonly Step[]): Promise<void> {
    const outcome = await this.parts.records.inOneStep(steps);
    if (isFailure(outcome)) throw salesforceUnavailable(outcome);
  }
}

const formatOfName = (fileName: string) =>
  fileName.toLowerCase().endsWith('.png') ? ('png' as const) : ('jpeg' as const);
