import { useContext } from 'react';
import { guestText } from '../ui/guest-placeholders';
import { GuestTemplateContext } from '../ui/GuestPart';
import { type FragmentPart, PagePartsContext } from '../ui/page-parts';

declare module '../ui/page-parts' {
  interface PartsOnPage {
    /** Absent for visitors, for guests without a picture, and while it could not be looked up. */
    readonly picture?: { readonly src: string };
  }
  interface GuestPlaceholders {
    pictureSrc: string;
    picture: 'yes' | 'no';
  }
}

export const picturePart: FragmentPart = {
  name: 'picture',
  placeholders: {
    pictureSrc: ({ picture }) => picture?.src,
    picture: ({ picture }) => (picture === undefined ? 'no' : 'yes'),
  },
};

/** The address of the guest's picture, or its placeholder. */
export function usePictureSrc(): string | undefined {
  const { picture } = useContext(PagePartsContext);
  return useContext(GuestTemplateContext) ? guestText('pictureSrc') : picture?.src;
}
