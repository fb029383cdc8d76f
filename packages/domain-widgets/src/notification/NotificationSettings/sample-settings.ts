import { getNotificationSettings } from '@crt/api-client/main/notification-setting';
import { exampleOf } from '@crt/api-client/mocks';
import type { NotificationSettings } from '@crt/api-client/types-main';

const example = exampleOf(getNotificationSettings);

/** A rule of each kind, with more than one of everything to choose from. */
export const sampleSettings: NotificationSettings = {
  ...example,
  availableProductTypes: [...example.availableProductTypes, { id: 6, name: 'Titanium mesh' }],
  availableManufacturingLocations: [...example.availableManufacturingLocations, { id: 2, name: 'Genk' }],
  availableMilestones: [{ id: 5, name: 'Out of manufacturing' }, ...example.availableMilestones],
};

/** Nothing is wanted yet. */
export const noRules: NotificationSettings = {
  ...sampleSettings,
  notificationsSettings: { id: 12, notificationLifespan: 0 },
  milestoneAlertsSettings: [],
  jobStepAlertsSettings: [],
  changesNotificationSettings: {
    ...sampleSettings.changesNotificationSettings,
    fulfilmentPlanChanges: [],
    manufacturingCycleChanges: [],
    jobStepChanges: [],
    plannedMilestoneChanges: [],
    actualMilestoneChanges: [],
  },
};

const long = `2 days before Krankenhausversorgungsqualitätssicherungsfreigabe, PEEK cranial implant with patient-specific ${'and one more word '.repeat(9)}, Freiburg im Breisgau`;

/** Rules in many words, and many of them. */
export const longSettings: NotificationSettings = {
  ...sampleSettings,
  milestoneAlertsSettings: sampleSettings.milestoneAlertsSettings.flatMap((alert) =>
    Array.from({ length: 8 }, (_, place) => ({
      ...alert,
      id: 100 + place,
      alertDescription: place === 0 ? long : `${place} days before Shipped, PEEK cranial implant, Freiburg`,
    })),
  ),
};
