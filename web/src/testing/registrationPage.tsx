import { screen } from '@testing-library/react';
import { Route } from 'wouter';
import { RegistrationPage } from '../features/events/RegistrationPage.js';
import { testRegistration } from '../features/events/testEvent.js';
import { ToastRegion } from '../ui/ToastRegion.js';
import { type Answers, renderPage } from './renderPage.js';

/** The page of a registration as its link opens it. @param change null where the link is unknown */
export function openRegistration(change: object | null, answers: Answers = {}) {
  const page = (
    <>
      <Route path="/manage_event_registrations/:token">
        <RegistrationPage />
      </Route>
      <ToastRegion />
    </>
  );
  const registration = change && testRegistration(change);
  return renderPage(
    page,
    {
      RegistrationPage: () => ({ tokenRegistration: registration }),
      AppStores: () => ({
        appStores: {
          __typename: 'AppStores',
          appStoreUrl: 'https://apps.example.com/yarrow',
          playStoreUrl: 'https://play.example.com/yarrow',
        },
      }),
      ...answers,
    },
    '/manage_event_registrations/secret',
  );
}

export const registrationHeading = (name: string) => screen.findByRole('heading', { level: 1, name });
