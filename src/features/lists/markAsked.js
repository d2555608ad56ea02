if (/[?&](q|spirit|sort|type|ingredient)=./.test(location.search)) {
  document.documentElement.dataset.list = 'pending';
}
