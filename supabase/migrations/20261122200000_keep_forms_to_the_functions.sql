-- Forms are sent through the functions alone, which count who sends them. The publishable key can neither take a turn
-- nor store a message past that count.

revoke execute on function public.take_form_turn(text, text) from anon, authenticated;

drop policy if exists "Anyone sends a message" on public.contact_messages;
drop policy if exists "Anyone submits a recipe" on public.recipe_submissions;
revoke all on public.contact_messages, public.recipe_submissions from anon, authenticated;

-- Only the checks of the forms were run by strangers.
revoke execute on function public.trim_name(text) from anon;
