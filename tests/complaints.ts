import type { Page } from '@playwright/test';

/**
 * Collects from here on what the browser complains of in this page and those that it opens: violations of a policy,
 * errors in the console, and what scripts throw.
 */
export async function complaintsOf(page: Page): Promise<string[]> {
  const complaints: string[] = [];
  const context = page.context();
  context.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`${message.page()?.url()}: ${message.text()}`);
  });
  context.on('weberror', (error) => complaints.push(`${error.page()?.url()}: ${error.error().message}`));
  await context.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile, sample }) => {
      console.error(`violates ${effectiveDirective}: ${blockedURI} ${sourceFile ?? ''} ${sample}`);
    });
  });
  return complaints;
}
