import { ContainerModule } from 'inversify';
import type { Config } from '../../../config/config';
import { InquiryList } from '../../core/inquiries/inquiry-list.port';
import { VoyageContent } from '../../core/voyages/voyage-content.port';
import { tokens } from '../../tokens';
import { ProfileSide } from '../profile/profile-side';
import { BuiltAssets } from '../rendering/built-assets';
import { PageRenderer } from '../rendering/page-renderer';
import { InquiriesApi } from './inquiries.api';
import { InquiriesPages } from './inquiries.pages';

export const inquiriesModule = new ContainerModule(({ bind }) => {
  bind(InquiriesPages).toDynamicValue(
    (context) =>
      new InquiriesPages({
        inquiries: context.get<InquiryList>(InquiryList),
        content: context.get<VoyageContent>(VoyageContent),
        side: context.get(ProfileSide),
        assets: context.get(BuiltAssets),
        renderer: context.get(PageRenderer),
        policy: context.get<Config>(tokens.config).policy,
        officeTimeZone: context.get<string>(tokens.officeTimeZone),
      }),
  );
  bind(InquiriesApi).toResolvedValue((inquiries: InquiryList) => new InquiriesApi(inquiries), [InquiryList]);
});
