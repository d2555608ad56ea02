-- Projects on supabase.com hand every new sequence to readers and strangers; nobody but the functions counts here.

revoke all on all sequences in schema public from anon, authenticated;
