import type { ComponentType } from 'react';
import * as accordion from '../content/Accordion.examples';
import * as cardCarousel from '../content/CardCarousel.examples';
import * as contactCard from '../content/ContactCard.examples';
import * as contactUsCard from '../content/ContactUsCard.examples';
import * as contentCard from '../content/ContentCard.examples';
import * as countdownCard from '../content/CountdownCard.examples';
import * as detailCard from '../content/DetailCard.examples';
import * as experienceGallery from '../content/ExperienceGallery.examples';
import * as experienceHighlights from '../content/ExperienceHighlights.examples';
import * as gallery from '../content/Gallery.examples';
import * as heroCarousel from '../content/HeroCarousel.examples';
import * as newsCard from '../content/NewsCard.examples';
import * as shareExample from '../content/PrintShare.examples';
import * as prose from '../content/Prose.examples';
import * as quoteCard from '../content/QuoteCard.examples';
import * as relatedArticles from '../content/RelatedArticles.examples';
import * as seeMore from '../content/SeeMore.examples';
import * as sidebarCard from '../content/SidebarCard.examples';
import * as statsBlock from '../content/StatsBlock.examples';
import * as tabsBlock from '../content/TabsBlock.examples';
import * as textCtaCard from '../content/TextCtaCard.examples';
import * as siteFooter from '../layout/SiteFooter.examples';
import * as leadForm from '../leads/LeadForm.examples';

type Examples = Readonly<Record<string, ComponentType>>;

/** The blocks of content pages by kind (CNT-01). */
export const contentBlocks: Readonly<Record<string, Readonly<Record<string, Examples>>>> = {
  Cards: {
    'content/ContentCard': contentCard,
    'content/DetailCard': detailCard,
    'content/NewsCard': newsCard,
    'content/SidebarCard': sidebarCard,
    'content/TextCtaCard': textCtaCard,
    'content/CountdownCard': countdownCard,
    'content/ContactCard': contactCard,
    'content/ContactUsCard': contactUsCard,
  },
  Carousels: {
    'content/CardCarousel': cardCarousel,
    'content/ExperienceGallery': experienceGallery,
  },
  Heroes: {
    'content/HeroCarousel': heroCarousel,
    'content/ExperienceHighlights': experienceHighlights,
  },
  Galleries: { 'content/Gallery': gallery },
  Tabs: { 'content/TabsBlock': tabsBlock },
  Articles: {
    'content/Prose': prose,
    'content/RelatedArticles': relatedArticles,
    'content/Accordion': accordion,
    'content/SeeMore': seeMore,
    'content/PrintShare': shareExample,
  },
  Footers: { 'layout/SiteFooter': siteFooter },
  Forms: { 'leads/LeadForm': leadForm },
  'Quote cards': { 'content/QuoteCard': quoteCard },
  'Stats blocks': { 'content/StatsBlock': statsBlock },
};
