/**
 * A worker thread with the embedded backend, so that its processor time is not measured with that of the functions.
 * Nothing is rate limited and no quota is counted: the measurement sends more than any reader may.
 */
import { parentPort } from 'node:worker_threads';
import { startMemoryBackend } from '../../serve/memoryBackend.ts';
import { listVariables } from '../../serve/backend.ts';

const UNLIMITED = `
  do $$
  declare
    found record;
  begin
    for found in
      select tgname, tgrelid::regclass as relation from pg_trigger
      where not tgisinternal and (tgname like 'limit\\_%' or tgname like 'count\\_%')
    loop
      execute format('drop trigger %I on %s', found.tgname, found.relation);
    end loop;
  end;
  $$;
  create or replace function public.add_account_writes(added integer) returns void language sql as 'select';
  update public.rate_limits set most = 1000000000 where true;
`;

const backend = await startMemoryBackend({
  projectFolder: process.cwd(),
  siteUrl: 'https://mixmaster.example',
  onMail: (mail) => parentPort?.postMessage({ mail }),
});
await backend.database.exec(UNLIMITED);
parentPort?.postMessage({ variables: { ...listVariables(backend), SMTP_URL: backend.smtpUrl } });
