import type { ComponentType } from 'react';
import { type RouteObject, useLoaderData } from 'react-router-dom';
import { AccountFormPage } from './account/AccountFormPage';
import { AccountPage } from './account/AccountPage';
import { ConfirmContactPage } from './account/ConfirmContactPage';
import { ApiDocsPage } from './api-docs/ApiDocsPage';
import { ApiFeaturePage } from './api-docs/ApiFeaturePage';
import { ContentPage } from './content/ContentPage';
import { ChefPage } from './culinary/ChefPage';
import { CulinaryPage } from './culinary/CulinaryPage';
import { VenuePage } from './culinary/VenuePage';
import { DestinationsPage } from './destinations/DestinationsPage';
import { PortPage } from './destinations/PortPage';
import { RegionPage } from './destinations/RegionPage';
import { OutboxPage } from './dev/OutboxPage';
import { BankCodePage } from './engine/BankCodePage';
import { ConfirmationPage } from './engine/ConfirmationPage';
import { DetailsPage } from './engine/DetailsPage';
import { ManagePage } from './engine/ManagePage';
import { PaymentPage } from './engine/PaymentPage';
import { WaitlistOfferPage } from './engine/WaitlistOfferPage';
import { PriceChangePage } from './engine/PriceChangePage';
import { SecondStepPage } from './engine/SecondStepPage';
import { WaitlistPage } from './engine/WaitlistPage';
import { ErrorPage } from './errors/ErrorPage';
import { FavouritesPage } from './favourites/FavouritesPage';
import { FaqPage } from './faq/FaqPage';
import { BespokePage } from './excursions/BespokePage';
import { ExperienceCategoryPage } from './excursions/ExperienceCategoryPage';
import { ExperiencePage } from './excursions/ExperiencePage';
import { ReserveExperiencePage } from './excursions/ReserveExperiencePage';
import { ExperiencesPage } from './excursions/ExperiencesPage';
import { ExtensionChoicePage } from './extensions/ExtensionChoicePage';
import { ExtensionPage } from './extensions/ExtensionPage';
import { ExtensionsPage } from './extensions/ExtensionsPage';
import { GalleryPage } from './gallery/GalleryPage';
import { HandoffPage } from './handoff/HandoffPage';
import { HomePage } from './home/HomePage';
import { InquiriesPage } from './inquiries/InquiriesPage';
import { LeadFormPage } from './leads/LeadFormPage';
import { ThankYouPage } from './leads/ThankYouPage';
import { MeetingPage } from './meetings/MeetingPage';
import { MyDataPage } from './privacy/MyDataPage';
import { NewsItemPage } from './news/NewsItemPage';
import { NewsPage } from './news/NewsPage';
import { OnboardListPage } from './onboard/OnboardListPage';
import { OnboardPage } from './onboard/OnboardPage';
import { OverviewPage } from './profile/OverviewPage';
import { ProfileNewsPage } from './profile/ProfileNewsPage';
import { NotificationsPage as NotificationSettingsPage } from './notification-settings/NotificationsPage';
import { PicturePage } from './profile-picture/PicturePage';
import { PreferencesPage } from './preferences/PreferencesPage';
import { SurveyPage } from './preferences/SurveyPage';
import { SuiteStepPage } from './reserve/SuiteStepPage';
import { VoyageStepPage } from './reserve/VoyageStepPage';
import { SearchPage } from './search/SearchPage';
import { LoginPage } from './sign-in/LoginPage';
import { SessionsPage } from './sign-in/SessionsPage';
import { SignOutPage } from './sign-in/SignOutPage';
import { VerifyPage } from './sign-in/VerifyPage';
import { WelcomePage } from './sign-in/WelcomePage';
import { SitemapPage } from './sitemap/SitemapPage';
import { StoriesPage } from './stories/StoriesPage';
import { StoryPage } from './stories/StoryPage';
import { TripPage } from './trips/TripPage';
import { TripsPage } from './trips/TripsPage';
import { DeckPlansPage } from './vessel/DeckPlansPage';
import { SuitePage } from './vessel/SuitePage';
import { SuitesPage } from './vessel/SuitesPage';
import { VesselPage } from './vessel/VesselPage';
import { DayPage } from './voyages/DayPage';
import { VoyagePage } from './voyages/VoyagePage';
import { VoyagesPage } from './voyages/VoyagesPage';

/** A page's props are what the server's handler printed for it; the router carries them as the route's data. */
function page<Props extends object>(path: string, Page: ComponentType<Props>): RouteObject {
  const PageFromServer = () => <Page {...(useLoaderData() as Props)} />;
  return {
    id: path,
    path,
    Component: PageFromServer,
    loader: ({ context }) => (context as unknown as { readonly props: Props }).props,
  };
}

/** Every page of the site by its address. It runs on the server only: the browser follows plain links. */
export const pageTable: readonly RouteObject[] = [
  page('/', HomePage),
  page('/community', ContentPage),
  page('/privacy-notice', ContentPage),
  page('/cookie-notice', ContentPage),
  page('/terms', ContentPage),
  page('/accessibility-statement', ContentPage),
  page('/stories', StoriesPage),
  page('/stories/:slug', StoryPage),
  page('/news', NewsPage),
  page('/news/:slug', NewsItemPage),
  page('/faq', FaqPage),
  page('/voyages', VoyagesPage),
  page('/voyages/:slug', VoyagePage),
  page('/voyages/:slug/days/:activitySlug', DayPage),
  page('/vessels/:vessel', VesselPage),
  page('/vessels/:vessel/suites', SuitesPage),
  page('/vessels/:vessel/suites/:slug', SuitePage),
  page('/vessels/:vessel/deck-plans', DeckPlansPage),
  page('/destinations', DestinationsPage),
  page('/destinations/:slug', RegionPage),
  page('/ports/:slug', PortPage),
  page('/shore-and-sea-experiences', ExperiencesPage),
  page('/shore-and-sea-experiences/customize-your-experience', BespokePage),
  page('/shore-and-sea-experiences/edit-bespoke-experience', BespokePage),
  page('/shore-and-sea-experiences/:categorySlug', ExperienceCategoryPage),
  page('/shore-and-sea-experiences/:categorySlug/:slug', ExperiencePage),
  page('/shore-and-sea-experiences/:categorySlug/:slug/reserve', ReserveExperiencePage),
  page('/culinary-and-beverage', CulinaryPage),
  page('/culinary-and-beverage/venue/:slug', VenuePage),
  page('/culinary-and-beverage/chefs/:slug', ChefPage),
  page('/life-onboard', OnboardListPage),
  page('/life-onboard/:slug', OnboardPage),
  page('/voyage-extensions', ExtensionsPage),
  page('/voyage-extensions/inquire', LeadFormPage),
  page('/voyage-extensions/choose', ExtensionChoicePage),
  page('/voyage-extensions/:slug', ExtensionPage),
  page('/reserve-now/:itineraryId', VoyageStepPage),
  page('/reserve-now/:itineraryId/suite', SuiteStepPage),
  page('/engine/details', DetailsPage),
  page('/engine/price', PriceChangePage),
  page('/engine/payment', PaymentPage),
  page('/engine/payment/bank', SecondStepPage),
  page('/engine/waitlist', WaitlistPage),
  page('/engine/waitlist/place', WaitlistOfferPage),
  page('/engine/confirmation', ConfirmationPage),
  page('/engine/manage', ManagePage),
  page('/engine/manage/bank', BankCodePage),
  page('/handoff', HandoffPage),
  page('/login', LoginPage),
  page('/login/verify', VerifyPage),
  page('/register-thank-you', WelcomePage),
  page('/api/logout', SignOutPage),
  page('/my-profile', OverviewPage),
  page('/my-profile/overview', OverviewPage),
  page('/my-profile/news', ProfileNewsPage),
  page('/my-profile/settings', AccountPage),
  page('/my-profile/settings/emails', AccountFormPage),
  page('/my-profile/settings/confirm', ConfirmContactPage),
  page('/my-profile/settings/sessions', SessionsPage),
  page('/my-profile/settings/picture', PicturePage),
  page('/my-profile/settings/notifications', NotificationSettingsPage),
  page('/my-profile/favourites', FavouritesPage),
  page('/my-profile/inquiries', InquiriesPage),
  page('/my-profile/settings/data', MyDataPage),
  page('/my-profile/settings/preferences', PreferencesPage),
  page('/my-profile/settings/preferences/survey', SurveyPage),
  page('/my-profile/trips', TripsPage),
  page('/my-profile/trips/itinerary', TripPage),
  page('/schedule-meeting', MeetingPage),
  page('/contact-us', LeadFormPage),
  page('/careers', LeadFormPage),
  page('/get-in-touch', LeadFormPage),
  page('/join-us', LeadFormPage),
  page('/inquire-now', LeadFormPage),
  page('/reserve-inquire-now', LeadFormPage),
  page('/documents/:slug', LeadFormPage),
  page('/forms/:formId', LeadFormPage),
  page('/thank-you', ThankYouPage),
  page('/search', SearchPage),
  page('/sitemap', SitemapPage),
  page('/api/docs', ApiDocsPage),
  page('/api/docs/:feature', ApiFeaturePage),
  page('/dev/outbox', OutboxPage),
  page('/dev/gallery', GalleryPage),
  page('/error', ErrorPage),
];
