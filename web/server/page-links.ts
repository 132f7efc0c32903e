import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chunkLinks, type BuildManifest } from './chunk-links.js';
import { matchShape, type RouteShape } from '../shared/route-shapes.js';

/**
 * The modules of the pages whose scripts are asked for with the page, as the build's manifest names them. The other ones
 * load theirs by themselves.
 */
const MODULES: Partial<Record<RouteShape, string>> = {
  '/': 'src/features/home/HomePage.tsx',
  '/practitioner-search': 'src/features/search/SearchPage.tsx',
  '/quiz': 'src/features/quiz/QuizPage.tsx',
  '/p/:slug': 'src/features/profile/ProfilePage.tsx',
  '/p/:slug/services/:id': 'src/features/service/ServicePage.tsx',
  '/p/:slug/book': 'src/features/booking/BookingPage.tsx',
  '/p/:slug/events/:eventId': 'src/features/events/EventPage.tsx',
  '/p/:slug/gift-cards': 'src/features/gift-cards/GiftCardsPage.tsx',
  '/gift-cards/:token': 'src/features/gift-cards/GiftCardOrderPage.tsx',
  '/manage_event_registrations/:token': 'src/features/events/RegistrationPage.tsx',
  '/l/:slug': 'src/features/landing/LandingPage.tsx',
  '/m/c/:instantActionToken': 'src/features/appointment/AppointmentPage.tsx',
  '/bookings': 'src/features/bookings/BookingsPage.tsx',
  '/install': 'src/features/app-prompt/InstallPage.tsx',
  '/login': 'src/features/accounts/LoginPage.tsx',
  '/register': 'src/features/accounts/RegisterPage.tsx',
  '/password-reset': 'src/features/accounts/PasswordResetPage.tsx',
  '/pro': 'src/features/pro/ProPage.tsx',
};

/** The tags that ask for a page's chunk together with the page. */
export class PageLinks {
  /** Tags by module: the same for all visitors until the next build. */
  private readonly links = new Map<string, string>();

  private constructor(private readonly manifest: BuildManifest) {}

  /** @param dist folder that `vite build` wrote */
  static async load(dist: string): Promise<PageLinks> {
    return new PageLinks(JSON.parse(await readFile(join(dist, '.vite/manifest.json'), 'utf8')) as BuildManifest);
  }

  /** Empty for pages that load their chunk by themselves. */
  of(path: string): string {
    const module = Object.entries(MODULES).find(([shape]) => matchShape(shape, path))?.[1];
    if (!module) return '';
    const links = this.links.get(module) ?? chunkLinks(this.manifest, module);
    this.links.set(module, links);
    return links;
  }
}
