import { BottomSheet } from '@doorstep/ui/base/bottom-sheet';

export default function Example() {
  return (
    <BottomSheet defaultOpen>
      <fieldset className="flex flex-col">
        <legend className="font-strong">Sort</legend>
        <label className="flex min-h-target items-center gap-3">
          <input type="radio" name="Sort" defaultChecked={false} className="size-5" />
          Recommended
        </label>
        <label className="flex min-h-target items-center gap-3">
          <input type="radio" name="Sort" defaultChecked className="size-5" />
          Price: low to high
        </label>
        <label className="flex min-h-target items-center gap-3">
          <input type="radio" name="Sort" defaultChecked={false} className="size-5" />
          Price: high to low
        </label>
        <label className="flex min-h-target items-center gap-3">
          <input type="radio" name="Sort" defaultChecked={false} className="size-5" />
          Name: A to Z
        </label>
      </fieldset>
    </BottomSheet>
  );
}
