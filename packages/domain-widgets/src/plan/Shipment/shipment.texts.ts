/** Words of the shipment information of a plan (F36, F37). */
export const shipmentTexts = {
  title: 'Shipment Information',
  failed: 'The shipment information could not be loaded.',
  openTracking: 'Open tracking page',
  numberFailed: 'Error occured while changing Tracking Number',
  urlFailed: 'Error occured while changing Tracking Url',
} as const;
