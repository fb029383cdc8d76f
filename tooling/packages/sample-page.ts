/** What every foreign app shows: a button, a table, a calendar, a form and a connected widget on the contract's mocks. */
export const samplePage = `
import { createApi } from '@crt/api-client/create-api';
import { contractHandlers } from '@crt/api-client/mocks';
import { createQueryClient } from '@crt/api-client/query-client';
import { ConnectedRequestInformation } from '@crt/domain-widgets/ConnectedRequestInformation';
import { EditLockProvider } from '@crt/domain-widgets/EditLock';
import { Button } from '@crt/ui/Button';
import { DataTable, defineColumns } from '@crt/ui/DataTable';
import { EventCalendar } from '@crt/ui/EventCalendar';
import { Form, FormField } from '@crt/ui/Form';
import { TextField } from '@crt/ui/TextField';
import { UiProvider } from '@crt/ui/UiProvider';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode, useState } from 'react';
import { useForm } from 'react-hook-form';

// A server asks for nothing, and has no service worker.
async function startMocks(): Promise<string | undefined> {
  if (typeof window !== 'undefined') {
    const { setupWorker } = await import('msw/browser');
    await setupWorker(...contractHandlers()).start({ quiet: true });
  }
  return 'token';
}
const mocks = startMocks();
const queryClient = createQueryClient({ api: createApi({ baseUrl: '', getToken: () => mocks }) });

const hour = 3_600_000;
const rows = Array.from({ length: 200 }, (_, at) => ({
  name: 'Plan ' + at,
  due: new Date(Date.UTC(2026, 9, 20) + at * hour).toISOString(),
}));
const columns = defineColumns<(typeof rows)[number]>([
  { id: 'name', header: 'Name', kind: 'text', value: (plan) => plan.name },
  { id: 'due', header: 'Due', kind: 'date', dateStyle: 'dateTime', value: (plan) => plan.due },
]);
const events = [
  { id: '1', title: 'Planning', start: '2026-11-24T08:00:00Z', end: '2026-11-24T09:30:00Z' },
  { id: '2', title: 'Fair', start: '2026-11-25', isAllDay: true },
];

function OrderForm() {
  const form = useForm({ defaultValues: { order: '' } });
  const [saved, setSaved] = useState('');
  return (
    <Form form={form} onSubmit={({ order }) => setSaved(order)}>
      <FormField name="order" rules={{ required: 'Order is required' }}>
        {(field) => <TextField label="Order" isRequired {...field} />}
      </FormField>
      <Button type="submit">Save</Button>
      {saved && <p>Saved {saved}</p>}
    </Form>
  );
}

export function SamplePage() {
  const [count, setCount] = useState(0);
  return (
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <UiProvider locale="en-GB" timeZone="Europe/Warsaw" navigate={(path) => location.assign(path)}>
          <Button onPress={() => setCount(count + 1)}>Pressed {count}</Button>
          <div style={{ display: 'flex', height: 300 }}>
            <DataTable label="Plans" columns={columns} rows={rows} getRowKey={(plan) => plan.name} />
          </div>
          <div style={{ height: 500 }}>
            <EventCalendar label="Sessions" events={events} defaultDate="2026-11-24" />
          </div>
          <OrderForm />
          <EditLockProvider>
            <ConnectedRequestInformation planId={10412} planHref={(id) => '/plans/' + id} />
          </EditLockProvider>
        </UiProvider>
      </QueryClientProvider>
    </StrictMode>
  );
}
`;

/** Draws it in an app without a server. */
export const sampleStart = `
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import '@crt/ui/styles.css';
import '@crt/domain-widgets/styles.css';
import { SamplePage } from './sample.js';
createRoot(document.getElementById('root')).render(createElement(SamplePage));
`;
