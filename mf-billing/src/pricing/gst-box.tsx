import type { Policy } from 'contracts/policy';
import { Notice } from 'design-system/notice';

/** What the tax is and where it shows. */
export function GstBox({ policy }: { policy: Policy }) {
  return (
    <Notice title="GST">
      Prices are shown before tax. {policy.gst_percent}% GST is added to every pack, as the law in India asks,
      and stands as its own line before you pay and on your invoice. The free pack costs nothing.
    </Notice>
  );
}
